import type { PageHead } from './page-head'

type DrawnHead = {
  page?: PageHead | undefined
  crumbs?: readonly { label: string; to?: string | undefined }[] | undefined
}

/**
 * What the page that is being drawn ahead (src/app/prerender.tsx) says of itself. Browsers leave it alone: only code
 * under `import.meta.env.SSR` writes here, and their build has none of that.
 */
export const drawnHead: DrawnHead = {}
