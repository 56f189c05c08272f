import type { PageHead } from './page-head'

type PrerenderHead = {
  page?: PageHead | undefined
  crumbs?: readonly { label: string; to?: string | undefined }[] | undefined
}

/**
 * The head of the page being prerendered (src/app/prerender.tsx). Written only under `import.meta.env.SSR`, which the
 * browser's build leaves out.
 */
export const prerenderHead: PrerenderHead = {}
