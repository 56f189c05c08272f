import { Check } from 'lucide-react'
import { useId } from 'react'
import { preferences as words } from '@/content/layout/preferences'
import { useShopSettings } from '@/data/settings/shop-settings'
import { language } from '@/domain/text/language'
import { languageNames } from '@/domain/text/spoken-languages'
import { rememberLanguage } from './chosen-language'
import { chooseCurrency } from './currency'
import { usePageLanguages } from './languages'
import { useMoney } from './money'
import { type ThemeChoice, useThemeChoice } from './use-theme-choice'

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']

/** Currency, language and theme: in the header's popover, in the phone's menu and in the settings. */
export function Preferences() {
  const settings = useShopSettings()
  const { currency } = useMoney()
  const [theme, chooseTheme] = useThemeChoice()
  const languages = useId()
  const pages = usePageLanguages()
  return (
    <div className="grid gap-5">
      {settings && currency && (
        <Options
          legend={words.currency}
          options={[settings.currency, ...Object.keys(settings.rates)].map((code) => ({
            value: code,
            label: words.nameOf(code),
            short: code,
          }))}
          value={currency}
          onChange={chooseCurrency}
          note={words.charged(settings.currency)}
        />
      )}
      <div>
        <h3 id={languages} className="mb-1.5 text-14 font-semibold">
          {words.language}
        </h3>
        <ul aria-labelledby={languages}>
          {pages.map(({ code, address }) => (
            <li key={code}>
              <a
                href={address}
                hrefLang={code}
                lang={code}
                aria-current={code === language || undefined}
                onClick={() => rememberLanguage(code)}
                className="group flex min-h-11 items-center justify-between rounded-control px-3 text-14 hover:bg-surface-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold"
              >
                <span>{languageNames[code]}</span>
                <Check
                  size={18}
                  strokeWidth={1.8}
                  aria-hidden="true"
                  className="invisible text-accent group-aria-[current]:visible"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Options
        legend={words.theme}
        options={themes.map((value) => ({ value, label: words.themes[value] }))}
        value={theme}
        onChange={chooseTheme}
        inRow
      />
    </div>
  )
}

type OptionsProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string; short?: string }[]
  value: string
  onChange: (value: Value) => void
  note?: string
  inRow?: boolean
}

function Options<Value extends string>({
  legend,
  options,
  value,
  onChange,
  note,
  inRow = false,
}: OptionsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={note && `${name}-note`}>
      <legend className="mb-1.5 text-14 font-semibold">{legend}</legend>
      <div className={inRow ? 'grid grid-cols-3 gap-1.5' : 'grid'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-14 hover:bg-surface-sunken has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent ${inRow ? 'justify-center border border-line has-checked:border-accent' : ''}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute size-px opacity-0"
            />
            {option.short && <span className="w-9 text-muted tabular-nums">{option.short}</span>}
            <span>{option.label}</span>
            {!inRow && (
              <Check
                size={18}
                strokeWidth={1.8}
                aria-hidden="true"
                className="invisible ms-auto text-accent peer-checked:visible"
              />
            )}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${name}-note`} className="mt-1.5 px-3 text-12 text-muted">
          {note}
        </p>
      )}
    </fieldset>
  )
}
