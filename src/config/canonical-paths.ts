import { paths } from './paths'

/** Collections that also have a page of their own, by their path: the page that search engines should index. */
export const canonicalPaths: Readonly<Record<string, string>> = Object.fromEntries(
  [paths.dresses, paths.tops, paths.bottoms, paths.bags].map((path) => [
    paths.collection(path.slice(1)),
    path,
  ]),
)
