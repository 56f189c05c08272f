/** Words of short lists whose entries are put in an order. */
export const orderedList = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number, of: number) => `${name} is ${place} of ${of}`,
  removed: (name: string) => `${name} removed`,
} as const
