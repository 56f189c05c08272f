export const words = {
  name: 'Flash sale',
  hint: 'Products with the countdown of the flash sale',
  fields: {
    title: { name: 'Heading' },
    products: { name: 'Products', hint: 'Those with a flash price show it while it runs.' },
  },
}
