export const words = {
  name: 'Policy',
  hint: 'For the pages of policies: what the software writes, and your words',
  fields: {
    document: {
      name: 'Which policy',
      hint: 'It is written with what your settings say.',
      options: {
        shipping: 'Shipping',
        returns: 'Returns',
        terms: 'Terms',
        privacy: 'Privacy',
        cookies: 'Cookies',
        'ad-choices': 'Ad choices',
        accessibility: 'Accessibility',
        'legal-notice': 'Legal notice',
      },
    },
    lead: { name: 'First sentence', hint: 'Empty: the one that the software writes.' },
    own: { name: 'Parts in your own words', hint: 'Each takes the place of a part, or is a further one.' },
    'own.part': {
      name: 'Short name of the part',
      hint: 'What stands after # in its link. A name that the policy does not have makes a further part.',
    },
    'own.title': { name: 'Heading', hint: 'Empty: the heading that the part has. A further part needs one.' },
    'own.text': { name: 'Text' },
    'own.words': { name: 'Also found by', hint: 'Words that people search for, with spaces between them.' },
    'own.after': {
      name: 'A further part stands after',
      hint: 'The short name of that part. Empty: at the end.',
    },
    help: { name: 'Your page of help', hint: 'Where someone goes who looks for more.' },
  },
}
