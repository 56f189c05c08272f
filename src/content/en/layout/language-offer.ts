/** Said where a page is in another language, to those whose browser prefers this one. */
export const languageOffer = {
  text: 'This shop also speaks English.',
  read: 'Read in English',
  close: 'No, thanks',
} as const
