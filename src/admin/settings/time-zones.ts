import { dateLocale } from '@/domain/text/build-language'

/** The zones that this browser knows, and the one that is set: `Casablanca (GMT+1)`. */
export const timeZones = (set: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', set])].toSorted().map((zone) => {
    const clock = new Intl.DateTimeFormat(dateLocale, { timeZone: zone, timeZoneName: 'shortOffset' })
    const said = clock.formatToParts().find(({ type }) => type === 'timeZoneName')?.value
    const place = zone.split('/').slice(1).toReversed().join(', ').replaceAll('_', ' ')
    return { zone, name: place && said ? `${place} (${said})` : (said ?? zone) }
  })
