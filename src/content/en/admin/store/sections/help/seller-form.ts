export const words = {
  name: 'Form for sellers',
  hint: 'Others apply to sell in your shop',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    categories: { name: 'What they sell', hint: 'What they can choose from.' },
    'categories.name': { name: 'Name' },
    sent: { name: 'Once the form is sent', hint: 'What you tell the person who applied.' },
  },
}
