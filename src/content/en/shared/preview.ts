/** What the software says in the preview of a page or a product that is not published yet. */
export const previewWords = {
  title: 'Preview',
  draft: 'This is a draft. Only people with this link see it.',
  product: 'Only people with this link see the product like this. It can’t be bought here.',
  ended: {
    title: 'This preview has ended',
    text: 'The link is too old, or what it showed is gone. Ask for a new link.',
  },
  waiting: 'Waiting for the editor',
  alone: {
    title: 'Nothing to preview here',
    text: 'Pages that are not published yet are shown in the admin, under Online store.',
  },
  broken: (kind: string) => `The section “${kind}” cannot be shown`,
  brokenText: 'Shoppers see the page without it.',
  unknown: 'This version of the shop does not know this kind of section.',
  fails: 'It fails while it is shown. A developer can tell why:',
  unreadable: 'What the editor sent cannot be read. Reload the editor.',
  problem: (field: string, message: string) => (field ? `${field}: ${message}` : message),
} as const
