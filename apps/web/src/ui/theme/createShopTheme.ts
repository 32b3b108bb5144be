import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'
import {
  contrast,
  DEFAULT_BRAND,
  luminance,
  parseHex,
  readableOn,
  SHADES,
  shadesOf,
  type Rgba,
  type Shade,
} from '@kitwright/measure'

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const CARD_DARK: Rgba = { r: 24, g: 24, b: 27, a: 1 }

const SLATE: MantineColorsTuple = [
  '#f8fafc',
  '#f1f5f9',
  '#e2e8f0',
  '#cbd5e1',
  '#94a3b8',
  '#64748b',
  '#475569',
  '#334155',
  '#1e293b',
  '#0f172a',
]
const ZINC: MantineColorsTuple = [
  '#f4f4f5',
  '#d4d4d8',
  '#a1a1aa',
  '#71717a',
  '#3f3f46',
  '#303035',
  '#27272a',
  '#18181b',
  '#111113',
  '#09090b',
]
const RED: MantineColorsTuple = [
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
  '#fca5a5',
  '#f87171',
  '#ef4444',
  '#dc2626',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
]

const KHMER =
  "'Kantumruy Pro', 'Noto Sans Khmer', 'Khmer OS Battambang', 'Leelawadee UI', 'Khmer UI', 'Khmer Sangam MN', 'Khmer MN'"
const TEXT_FONTS = `'Inter Variable', ${KHMER}, system-ui, sans-serif`

/** Parses a stored colour into channels. An invalid one gives the default. */
export const parseBrand = (colour: string): Rgba => parseHex(colour) ?? parseHex(DEFAULT_BRAND)!

export interface Brand {
  readonly shades: Readonly<Record<Shade, string>>
  /** For filled surfaces on light and on dark backgrounds. */
  readonly fill: { readonly light: Shade; readonly dark: Shade }
  /**
   * For text and links on light and on dark backgrounds. Contrast is at least 5 : 1 on cards, so that the page
   * background or a faint tint of the colour may lie behind.
   */
  readonly text: { readonly light: string; readonly dark: string }
  /** The background of a page's dark head, which carries white text. */
  readonly deep: string
  /** The lightest shade that carries white text, in both colour schemes. */
  readonly solid: string
  /** The colour itself as a ground, with text that is read on it. */
  readonly bright: { readonly ground: string; readonly text: string }
}

const at = (shades: Record<Shade, string>, shade: Shade): Rgba => parseHex(shades[shade])!

/**
 * Returns the tenant's shades that may carry text and those that may be text. Bright colours keep their brightness and
 * take dark text.
 */
export function brandOf(colour: string): Brand {
  const brand = parseBrand(colour)
  const shades = shadesOf(brand)
  const find = (list: readonly Shade[], ground: Rgba, least: number): Shade | undefined =>
    list.find(shade => contrast(at(shades, shade), ground) >= least)
  const dark: readonly Shade[] = [500, 600, 700, 800, 900, 950]
  const light: readonly Shade[] = [400, 300, 200, 100, 50]
  return {
    shades,
    fill: {
      light: luminance(brand) > 0.5 ? 500 : (find(dark, WHITE, 4.5) ?? 900),
      dark: find(light, CARD_DARK, 4.5) ?? 100,
    },
    text: {
      light: shades[find(dark, WHITE, 5) ?? 950] ?? '#334155',
      dark: shades[find(light, CARD_DARK, 5) ?? 50] ?? '#ffffff',
    },
    solid: shades[find(dark, WHITE, 4.5) ?? 950],
    bright: { ground: shades[500], text: readableOn(at(shades, 500)) },
    deep: shades[find([700, 800, 900, 950], WHITE, 4.5) ?? 950],
  }
}

// Mantine picks the text colour on a fill for the light theme only. This resolver follows the active theme.
const fillReadably: VariantColorsResolver = input => {
  const colours = defaultVariantColorsResolver(input)
  const isBrand = (input.color ?? input.theme.primaryColor) === 'brand'
  if (input.variant === 'filled' && input.color === 'red') return { ...colours, color: 'var(--kw-on-danger)' }
  if (input.variant !== 'filled' || !isBrand) return colours
  const hover = 'color-mix(in srgb, var(--kw-fill) 88%, var(--kw-strong))'
  return { ...colours, background: 'var(--kw-fill)', hover, color: 'var(--kw-on-fill)' }
}

/** Creates a Mantine theme with Lara's values in the tenant's colour. */
export function createShopTheme(colour: string): { theme: MantineThemeOverride; variables: CSSVariablesResolver } {
  const brand = brandOf(colour)
  const tuple = SHADES.slice(0, 10).map(shade => brand.shades[shade]) as unknown as MantineColorsTuple
  const index = (shade: Shade) => Math.min(9, SHADES.indexOf(shade)) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  const theme = createTheme({
    colors: { brand: tuple, gray: SLATE, dark: ZINC, red: RED },
    primaryColor: 'brand',
    primaryShade: { light: index(brand.fill.light), dark: index(brand.fill.dark) },
    autoContrast: true,
    variantColorResolver: fillReadably,
    black: '#334155',
    fontFamily: TEXT_FONTS,
    headings: { fontFamily: TEXT_FONTS, fontWeight: '700' },
    defaultRadius: 6,
    radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      // Above the personal area's bars (997-999), below the confirm dialog, the toasts and the busy overlay.
      Modal: {
        defaultProps: {
          radius: 12,
          centered: true,
          padding: 24,
          zIndex: 1100,
          overlayProps: { backgroundOpacity: 0.4 },
          // Its head is a <header>, which would be a second banner of the page.
          attributes: { header: { role: 'presentation' } },
        },
      },
      Popover: { defaultProps: { zIndex: 1200 } },
      Menu: { defaultProps: { zIndex: 1200 } },
      Combobox: { defaultProps: { zIndex: 1200 } },
      Tooltip: { defaultProps: { zIndex: 1200 } },
      Button: { defaultProps: { fw: 600 } },
    },
  })
  return { theme, variables: () => variablesOf(brand) }
}

/**
 * Mantine takes red in the tenant's own shade index, which is too pale under a bright colour and white on a dark
 * background.
 */
const dangerOf = ({ fill, hover, text }: { fill: number; hover: number; text: number }) => ({
  '--mantine-color-red-filled': RED[fill]!,
  '--mantine-color-red-filled-hover': RED[hover]!,
  '--mantine-color-red-outline': RED[fill]!,
  '--mantine-color-red-light-color': RED[text]!,
})

function variablesOf(brand: Brand): ReturnType<CSSVariablesResolver> {
  const fills = (shade: Shade) => ({
    '--kw-fill': brand.shades[shade],
    '--kw-on-fill': readableOn(at(brand.shades, shade)),
  })
  return {
    variables: {
      ...Object.fromEntries(SHADES.map(shade => [`--kw-${shade}`, brand.shades[shade]])),
      '--kw-deep': brand.deep,
      '--kw-solid': brand.solid,
      '--kw-bright': brand.bright.ground,
      '--kw-on-bright': brand.bright.text,
      '--kw-lit': brand.text.dark,
    },
    light: {
      ...fills(brand.fill.light),
      '--kw-brand-text': brand.text.light,
      '--kw-ground': '#f1f5f9',
      '--kw-card': '#ffffff',
      '--kw-line': '#e2e8f0',
      '--kw-field-line': '#7f8ea3',
      '--kw-text': '#334155',
      '--kw-strong': '#0f172a',
      '--kw-muted': '#536278',
      '--kw-soft': '#f8fafc',
      '--kw-on-danger': '#ffffff',
      '--mantine-color-anchor': brand.text.light,
      '--mantine-color-dimmed': '#536278',
      '--mantine-color-error': '#b91c1c',
      '--mantine-color-brand-outline': brand.text.light,
      ...dangerOf({ fill: 7, hover: 8, text: 9 }),
      '--mantine-color-placeholder': '#64748b',
      '--mantine-color-disabled': 'color-mix(in srgb, var(--kw-field-line) 14%, var(--kw-card))',
      // A theme's card may be cream: white buttons with slate edges would look pasted on.
      '--mantine-color-default': 'var(--kw-card)',
      '--mantine-color-default-hover': 'var(--kw-soft)',
      '--mantine-color-default-color': 'var(--kw-text)',
      '--mantine-color-default-border': 'color-mix(in srgb, var(--kw-field-line) 45%, var(--kw-card))',
    },
    dark: {
      ...fills(brand.fill.dark),
      '--kw-brand-text': brand.text.dark,
      '--kw-ground': '#09090b',
      '--kw-card': '#18181b',
      '--kw-line': '#303035',
      '--kw-field-line': '#71717a',
      '--kw-text': '#e4e4e7',
      '--kw-strong': '#ffffff',
      '--kw-muted': '#a1a1aa',
      '--kw-soft': '#202024',
      '--kw-on-danger': '#18181b',
      '--mantine-color-anchor': brand.text.dark,
      '--mantine-color-dimmed': '#a1a1aa',
      '--mantine-color-error': '#f87171',
      '--mantine-color-brand-outline': brand.text.dark,
      ...dangerOf({ fill: 4, hover: 3, text: 3 }),
      '--mantine-color-placeholder': '#8b8b94',
      '--mantine-color-text': '#e4e4e7',
    },
  }
}
