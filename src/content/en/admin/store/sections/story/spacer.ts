export const words = {
  name: 'Room',
  hint: 'Empty room between two sections, with a line if you like',
  fields: {
    height: { name: 'Height', options: { small: 'Low', medium: 'Medium', large: 'High' } },
    hasLine: { name: 'A line in the middle' },
  },
}
