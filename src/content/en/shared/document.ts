const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Words around every such page. */
export const documentWords = {
  contents: 'On this page',
  updated: 'Last updated',
  updatedOn: (day: string) => longDay.format(new Date(day)),
  print: 'Print this page',
  more: 'More help',
  previous: 'Previous',
  next: 'Next',
  ask: {
    title: 'Not what you were looking for?',
    text: 'Write to us; we answer by email.',
    action: 'Contact us',
    help: 'All help',
  },
} as const
