export const robotsText = () => ''
export const sitemapFile = async (_: string): Promise<string | null> => null
