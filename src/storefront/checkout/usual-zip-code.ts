import { moroccanCities } from '@/config/moroccan-cities'
import { fold } from '@/domain/text/letters'

const otherNames: Record<string, string> = { marrakech: 'marrakesh', fez: 'fes', tanger: 'tangier' }

/** Without accents, hyphens and capitals. */
const plain = (city: string) => {
  const key = fold(city)
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return otherNames[key] ?? key
}

/** The ZIP code of a Moroccan city's centre, however its name is written; undefined for an unknown one. */
export const usualZipCode = (city: string): string | undefined =>
  moroccanCities.find(({ name }) => plain(name) === plain(city))?.zipCode
