import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { adminPagesQuery, type EditedPage, editedPageQuery } from '@/data/pages/admin-page-queries'
import { brandQuery } from '@/data/settings/admin-brand'
import { useIsPhone } from '@/ui/use-media'
import { PreviewFrame, type PreviewLook } from '../../shared/preview/preview-frame'
import { publicSections } from '../../shared/preview/public-sections'
import { useShown } from '../../shared/preview/use-shown'

/** The shop's first page as visitors see it with what is saved. */
export function HomePreview() {
  const { data: pages } = useQuery(adminPagesQuery())
  const id = pages?.find(({ slug }) => slug === 'home')?.id
  const { data: page } = useQuery({ ...editedPageQuery(id ?? ''), enabled: id !== undefined })
  const { data: brand } = useQuery(brandQuery())
  // Each save may change any part of the page: it opens again.
  return (
    page && brand && <Preview key={brand.version} page={page} name={brand.name} languages={brand.languages} />
  )
}

const ignore = () => {}

type PreviewProps = { page: EditedPage; name: string; languages: readonly string[] }

function Preview({ page, name, languages }: PreviewProps) {
  const [language = 'en'] = languages
  const isPhone = useIsPhone()
  const [look, setLook] = useState<PreviewLook>({
    device: isPhone ? 'phone' : 'desktop',
    theme: 'light',
    language,
  })
  const sections = useMemo(() => publicSections(page), [page])
  const shown = useShown(sections, look.language)
  const { slug, kind, title, description, isIndexed, translations } = page
  const texts = translations[look.language]
  const told = useMemo(
    () => ({
      ...{ slug, kind, isIndexed, department: null },
      title: texts?.title || title,
      description: texts?.description || description,
    }),
    [slug, kind, isIndexed, texts, title, description],
  )
  return (
    <PreviewFrame
      page={told}
      name={name}
      content={shown.data}
      readAt={shown.dataUpdatedAt}
      isStale={shown.isError}
      retry={() => void shown.refetch()}
      chosen={null}
      look={look}
      onLook={setLook}
      languages={languages}
      onChoose={ignore}
      onEmpty={ignore}
    />
  )
}
