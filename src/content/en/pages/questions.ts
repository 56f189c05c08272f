/** What the software says around questions and answers. */
export const questionWords = {
  search: 'Search the questions',
  clear: 'Clear search',
  found: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  none: {
    title: (query: string) => `No question here about “${query}”`,
    text: 'Look through all of our help, or ask us.',
    help: 'Search all help',
  },
  copyLink: 'Copy a link to this question',
  copied: 'Link copied',
  copyFailed: 'Copying is not allowed here. The link is in the address bar.',
  openAll: 'Open all',
  closeAll: 'Close all',
} as const
