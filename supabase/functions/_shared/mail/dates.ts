/** The day of a time in ms UTC as mails write it in a time zone: 6 December 2026. */
export const longDay = (time: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(
    time,
  )

/** A time in ms UTC as mails write it in a time zone: 6 December at 18:00 GMT+1. */
export const longMoment = (time: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(time)
