import { fold } from '@/domain/letters'

// Moroccan cities as the shop spells them, each with the ZIP code of its centre.
export const moroccanCities: readonly { name: string; zipCode: string }[] = [
  { name: 'Agadir', zipCode: '80000' },
  { name: 'Al Hoceima', zipCode: '32000' },
  { name: 'Azilal', zipCode: '22000' },
  { name: 'Azrou', zipCode: '53100' },
  { name: 'Beni Mellal', zipCode: '23000' },
  { name: 'Benslimane', zipCode: '13000' },
  { name: 'Berkane', zipCode: '63300' },
  { name: 'Berrechid', zipCode: '26100' },
  { name: 'Boujdour', zipCode: '71000' },
  { name: 'Casablanca', zipCode: '20000' },
  { name: 'Chefchaouen', zipCode: '91000' },
  { name: 'Chichaoua', zipCode: '41000' },
  { name: 'Dakhla', zipCode: '73000' },
  { name: 'El Jadida', zipCode: '24000' },
  { name: 'El Kelaa des Sraghna', zipCode: '43000' },
  { name: 'Errachidia', zipCode: '52000' },
  { name: 'Essaouira', zipCode: '44000' },
  { name: 'Fes', zipCode: '30000' },
  { name: 'Guelmim', zipCode: '81000' },
  { name: 'Guercif', zipCode: '35100' },
  { name: 'Ifrane', zipCode: '53000' },
  { name: 'Kenitra', zipCode: '14000' },
  { name: 'Khemisset', zipCode: '15000' },
  { name: 'Khenifra', zipCode: '54000' },
  { name: 'Khouribga', zipCode: '25000' },
  { name: 'Laayoune', zipCode: '70000' },
  { name: 'Larache', zipCode: '92000' },
  { name: 'Marrakesh', zipCode: '40000' },
  { name: 'Meknes', zipCode: '50000' },
  { name: 'Mohammedia', zipCode: '28800' },
  { name: 'Nador', zipCode: '62000' },
  { name: 'Ouarzazate', zipCode: '45000' },
  { name: 'Ouazzane', zipCode: '16200' },
  { name: 'Oujda', zipCode: '60000' },
  { name: 'Rabat', zipCode: '10000' },
  { name: 'Safi', zipCode: '46000' },
  { name: 'Salé', zipCode: '11000' },
  { name: 'Sefrou', zipCode: '31000' },
  { name: 'Settat', zipCode: '26000' },
  { name: 'Sidi Kacem', zipCode: '16000' },
  { name: 'Smara', zipCode: '72000' },
  { name: 'Tan-Tan', zipCode: '82000' },
  { name: 'Tangier', zipCode: '90000' },
  { name: 'Taounate', zipCode: '34000' },
  { name: 'Taroudant', zipCode: '83000' },
  { name: 'Tata', zipCode: '84000' },
  { name: 'Taza', zipCode: '35000' },
  { name: 'Temara', zipCode: '12000' },
  { name: 'Tetouan', zipCode: '93000' },
  { name: 'Tiznit', zipCode: '85000' },
]

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
