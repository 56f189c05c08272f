import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { languageName } from '@/content/admin/store/languages'
import { shopLanguages } from '@/domain/shop/languages'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { SelectField } from '@/ui/field'
import { OrderedList } from '../shared/form/ordered-list'
import { Panel } from '../shared/page/panel'

const words = adminSettings.languages

/** In which languages the owner writes; the first is the one that names and descriptions of rows are in. */
export function LanguageSettings({ saved }: { saved: readonly string[] }) {
  const { watch, setValue } = useFormContext<SettingsForm>()
  const languages = watch('languages')
  const set = (next: SettingsForm['languages']) => setValue('languages', next, { shouldDirty: true })
  const others = shopLanguages.filter((language) => !languages.includes(language))
  const removed = saved.filter((language) => !languages.some((each) => each === language))
  const [first = 'en'] = languages
  const [firstSaved = first] = saved
  return (
    <Panel id="settings-languages" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.hint}</p>
      <div className="grid gap-3 border-t border-line p-4">
        <OrderedList
          label={words.title}
          least={1}
          entries={languages.map((language, place) => ({
            id: language,
            name: languageName(language),
            lang: language,
            note: place === 0 && words.first,
          }))}
          onChange={(ids) => set(ids.flatMap((id) => shopLanguages.find((each) => each === id) ?? []))}
        />
        {others.length > 0 && (
          <SelectField
            dense
            label={words.add}
            value=""
            onChange={({ target }) => {
              const added = others.find((language) => language === target.value)
              if (added) set([...languages, added])
            }}
          >
            <option value="">{words.choose}</option>
            {others.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </SelectField>
        )}
        <p role="status" className="grid gap-2 rounded-control bg-highlight-soft px-3 py-2 empty:hidden">
          {removed.length > 0 && <span>{words.removed(removed.map(languageName))}</span>}
          {first !== firstSaved && <span>{words.moved(languageName(firstSaved), languageName(first))}</span>}
        </p>
        <p className="text-muted">{words.screens}</p>
      </div>
    </Panel>
  )
}
