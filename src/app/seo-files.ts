import { newestFeed, newestFeedPath } from '@/server/feeds'
import { robotsText, sitemapFile } from '@/server/sitemap'

/** The feed of new arrivals. */
export const feedFile = newestFeedPath.slice(1)

/** What lies beside the pages for machines, by file name: robots.txt, sitemaps, and the feed. @throws AppError */
export async function seoFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = { 'robots.txt': robotsText(), [feedFile]: await newestFeed() }
  const index = (await sitemapFile('sitemap.xml')) ?? ''
  for (const name of ['sitemap.xml', ...(index.match(/sitemap-[\w-]+\.xml/g) ?? [])])
    files[name] = (await sitemapFile(name)) ?? ''
  return files
}
