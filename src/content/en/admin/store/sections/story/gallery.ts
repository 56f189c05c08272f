export const words = {
  name: 'Gallery',
  hint: 'Pictures side by side, up to 24',
  fields: {
    title: { name: 'Heading' },
    columns: {
      name: 'In a row on a wide screen',
      options: { 2: 'Two pictures', 3: 'Three pictures', 4: 'Four pictures' },
    },
    pictures: { name: 'Pictures' },
    'pictures.picture': { name: 'Picture' },
    'pictures.text': { name: 'Line below it' },
    'pictures.to': { name: 'Leads to' },
    ground: {
      name: 'Ground',
      options: { plain: 'The page', tint: 'A quiet tint', band: 'The brand’s colour' },
    },
  },
}
