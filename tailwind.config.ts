import type { Config } from 'tailwindcss'

// Every value is a name of src/styles/tokens.css; nothing is defined here a second time.
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: {
        DEFAULT: 'var(--surface)',
        raised: 'var(--surface-raised)',
        sunken: 'var(--surface-sunken)',
        hero: 'var(--surface-hero)',
      },
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      'line-strong': 'var(--line-strong)',
      accent: {
        DEFAULT: 'var(--accent)',
        strong: 'var(--accent-strong)',
        soft: 'var(--accent-soft)',
        on: 'var(--on-accent)',
      },
      sale: {
        DEFAULT: 'var(--sale)',
        text: 'var(--sale-text)',
        soft: 'var(--sale-soft)',
        on: 'var(--on-sale)',
      },
      danger: {
        DEFAULT: 'var(--danger)',
        text: 'var(--danger-text)',
        soft: 'var(--danger-soft)',
        on: 'var(--on-danger)',
      },
      eyebrow: 'var(--eyebrow)',
      highlight: { DEFAULT: 'var(--highlight)', soft: 'var(--highlight-soft)' },
      success: { DEFAULT: 'var(--success)', soft: 'var(--success-soft)' },
      inverse: {
        DEFAULT: 'var(--inverse)',
        on: 'var(--on-inverse)',
        muted: 'var(--on-inverse-muted)',
        line: 'var(--inverse-line)',
        edge: 'var(--inverse-edge)',
      },
      /* The same in light and dark: what lies on a picture or on the blue band. */
      chip: { DEFAULT: 'var(--chip)', on: 'var(--on-chip)', veil: 'var(--chip-veil)' },
      band: { DEFAULT: 'var(--band)', on: 'var(--on-band)', muted: 'var(--on-band-muted)' },
      badge: {
        sale: 'var(--badge-sale)',
        'on-sale': 'var(--on-badge-sale)',
        light: 'var(--badge-light)',
        'on-light': 'var(--on-badge-light)',
      },
      /* Set by data-look: what a page of the lookbook is painted in. */
      look: {
        DEFAULT: 'var(--look)',
        ink: 'var(--look-ink)',
        muted: 'var(--look-muted)',
        accent: 'var(--look-accent)',
      },
      banner: {
        rose: 'var(--banner-rose)',
        sky: 'var(--banner-sky)',
        sand: 'var(--banner-sand)',
        sale: 'var(--banner-sale)',
        green: 'var(--banner-green)',
        night: 'var(--banner-night)',
        plum: 'var(--banner-plum)',
      },
    },
    fontFamily: { display: 'var(--display)', text: 'var(--text)' },
    fontSize: {
      12: 'var(--t-12)',
      14: 'var(--t-14)',
      16: 'var(--t-16)',
      20: 'var(--t-20)',
      28: 'var(--t-28)',
      44: 'var(--t-44)',
      hero: 'var(--t-hero)',
    },
    borderRadius: {
      none: '0',
      picture: 'var(--r-picture)',
      control: 'var(--r-control)',
      surface: 'var(--r-surface)',
      full: '999px',
    },
    boxShadow: { none: 'none', rest: 'var(--shadow-1)', float: 'var(--shadow-2)' },
    // In rem, so that a larger text setting moves to the narrower layout: 480, 760, 1000, 1180 and 1280 px.
    screens: { sm: '30rem', md: '47.5rem', lg: '62.5rem', xl: '73.75rem', '2xl': '80rem' },
    extend: {
      aspectRatio: { picture: 'var(--picture-ratio)' },
      maxWidth: { page: 'var(--page)' },
      spacing: { gutter: 'var(--gutter)', section: 'var(--section)' },
      transitionTimingFunction: { out: 'var(--ease)' },
      transitionDuration: { fast: 'var(--fast)', slow: 'var(--slow)' },
    },
  },
} satisfies Config
