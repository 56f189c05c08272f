import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { paths } from '@/config/paths'
import { adminSettings } from '@/content/admin/settings/settings'
import { languageName } from '@/content/admin/store/languages'
import { useShopSettings } from '@/data/settings/shop-settings'
import { setAdminLanguage } from '@/data/team/team'
import { translationCountsQuery } from '@/data/translations/admin-translations'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { language } from '@/domain/text/language'
import { languageNames, languages as spokenLanguages } from '@/domain/text/spoken-languages'
import { SelectField } from '@/ui/field'
import { OrderedList } from '../shared/form/ordered-list'
import { Panel } from '../shared/page/panel'

const words = adminSettings.languages
const aYear = 365 * 24 * 60 * 60

/** The server then answers with the admin in this language (src/server/shop.ts), and what is sent to this person is written in it. */
async function speak(code: string) {
  // The screens change without it, too.
  await setAdminLanguage(code).catch(() => {})
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `admin_language=${code}; path=${paths.admin}; max-age=${aYear}; samesite=lax`
  location.reload()
}

/**
 * In which languages visitors read the shop, the first of them at its own address, and in which one names and descriptions
 * of rows are.
 */
export function LanguageSettings({ saved }: { saved: readonly string[] }) {
  const { watch, setValue } = useFormContext<SettingsForm>()
  const languages = watch('languages')
  const set = (next: SettingsForm['languages']) => setValue('languages', next, { shouldDirty: true })
  const others = spokenLanguages.filter((code) => !languages.includes(code))
  const [first = 'en'] = languages
  const isChanged = languages.join() !== saved.join()
  const { data: counts } = useQuery({ ...translationCountsQuery(), enabled: isChanged })
  const textLanguage = useShopSettings()?.language ?? first
  const { removed, isMoved, isFollowed } = whatBecomes(languages, saved, textLanguage, counts?.written)
  return (
    <Panel id="settings-languages" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.hint}</p>
      <div className="grid gap-3 border-t border-line p-4">
        <OrderedList
          label={words.title}
          least={1}
          entries={languages.map((code) => ({
            id: code,
            name: languageName(code),
            lang: code,
            note: code === (isFollowed ? first : textLanguage) && words.texts,
          }))}
          onChange={(ids) => set(ids.flatMap((id) => spokenLanguages.find((each) => each === id) ?? []))}
        />
        {others.length > 0 && (
          <SelectField
            dense
            label={words.add}
            value=""
            onChange={({ target }) => {
              const added = others.find((code) => code === target.value)
              if (added) set([...languages, added])
            }}
          >
            <option value="">{words.choose}</option>
            {others.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </SelectField>
        )}
        <p role="status" className="grid gap-2 rounded-control bg-highlight-soft px-3 py-2 empty:hidden">
          {removed.length > 0 && <span>{words.removed(removed.map(languageName))}</span>}
          {isMoved && <span>{words.moved(languageName(textLanguage), languageName(first))}</span>}
          {isFollowed && counts?.written.length !== 0 && <span>{words.followed(languageName(first))}</span>}
        </p>
        <p className="text-muted">{words.screens}</p>
        <SelectField
          dense
          label={words.ofAdmin}
          hint={words.ofAdminHint}
          value={language}
          onChange={({ target }) => void speak(target.value)}
        >
          {spokenLanguages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  )
}

/** What other languages do to what is written, as the database has it (private.keep_text_language); nothing until that is known. */
function whatBecomes(
  languages: readonly string[],
  saved: readonly string[],
  textLanguage: string,
  written: readonly string[] | undefined,
) {
  const isChanged = languages.join() !== saved.join()
  const isFollowed =
    isChanged && written?.every((code) => code === textLanguage) === true && languages[0] !== textLanguage
  const isGone = (code: string) => !languages.includes(code) && written?.includes(code) === true
  return {
    removed: isFollowed ? [] : saved.filter(isGone),
    isMoved: !isFollowed && isGone(textLanguage),
    isFollowed,
  }
}
