import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { adminPagesQuery, type EditedPage, editedPageQuery } from '@/data/pages/admin-page-queries'
import { brandQuery, type OwnerBrand } from '@/data/settings/admin-brand'
import { type BrandForm, shownColors } from '@/domain/shop/brand'
import { pageQuery } from '@/sections/page-query'
import { useIsPhone } from '@/ui/use-media'
import { toBrandForm } from '../../shared/brand/brand-values'
import { PreviewFrame, type PreviewLook } from '../../shared/preview/preview-frame'
import { publicSections } from '../../shared/preview/public-sections'
import { useShown } from '../../shared/preview/use-shown'

/** The shop's first page as visitors see it, with the name and looks that are being typed, else those that are saved. */
export function HomePreview({ typed }: { typed: BrandForm | null }) {
  const { data: pages } = useQuery(adminPagesQuery())
  const id = pages?.find(({ slug }) => slug === 'home')?.id
  const { data: page } = useQuery({ ...editedPageQuery(id ?? ''), enabled: id !== undefined })
  const { data: brand } = useQuery(brandQuery())
  const { data: shown } = useQuery(pageQuery('home'))
  const isOwn = shown?.movedTo === undefined && shown?.isOwn
  // Each save may change any part of the page: it opens again.
  return (
    page &&
    brand &&
    isOwn !== undefined && (
      <Preview
        key={`${brand.version} ${isOwn}`}
        page={page}
        isOwn={isOwn}
        brand={brand}
        typed={typed ?? toBrandForm(brand)}
      />
    )
  )
}

const ignore = () => {}

type PreviewProps = { page: EditedPage; isOwn: boolean; brand: OwnerBrand; typed: BrandForm }

function Preview({ page, isOwn, brand, typed }: PreviewProps) {
  const { languages } = brand
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
      ...{ slug, kind, isIndexed, isOwn, department: null },
      title: texts?.title || title,
      description: texts?.description || description,
    }),
    [slug, kind, isIndexed, isOwn, texts, title, description],
  )
  const { name, taglines, accent, sale, highlight, fonts, corners, header, ratio } = typed
  const tagline = taglines[look.language] || (taglines[language] ?? '')
  const shop = useMemo(
    () => ({
      ...{ name, tagline },
      brand: {
        ...shownColors({ accent, sale, highlight }, brand),
        ...{ fonts, corners, header, ratio },
      },
    }),
    [name, tagline, accent, sale, highlight, fonts, corners, header, ratio, brand],
  )
  return (
    <PreviewFrame
      page={told}
      name={name}
      shop={shop}
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
