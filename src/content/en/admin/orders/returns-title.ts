/** What the page of returns is called; the menu has it, which does not need its other words. */
export const returnsTitle = 'Returns'
