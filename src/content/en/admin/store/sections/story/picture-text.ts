export const words = {
  name: 'Picture with text',
  hint: 'A picture and a few words beside it, or the opening of a page',
  fields: {
    layout: {
      name: 'Layout',
      options: {
        beside: 'Beside each other',
        opening: 'Opening of a page, light',
        banner: 'Opening of a page, dark',
        band: 'Dark band, picture at its edge',
      },
    },
    over: { name: 'Line above the heading', hint: 'In the light opening.' },
    title: { name: 'Heading' },
    text: { name: 'Text' },
    picture: { name: 'Picture' },
    alt: {
      name: 'What the picture shows here',
      hint: 'Read out to those who do not see it. Empty: what your media say of it.',
    },
    button: { name: 'Button' },
    to: { name: 'The button leads to' },
    second: { name: 'Second button' },
    secondTo: { name: 'The second button leads to' },
    ground: {
      name: 'Ground',
      options: { plain: 'The page', tint: 'A quiet tint', band: 'The brand’s colour' },
    },
  },
}
