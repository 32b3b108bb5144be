import { parseHex, toHex, type Rgba } from '@kitwright/measure'
import { useTranslation } from '../../../../texts/index.ts'
import { colourOf } from '../../swatches/fills.ts'
import { formatColour, type ColourFormat } from '../text/colourText.ts'
import { parseFill } from '../text/fillText.ts'
import { finalHex, liveAlpha, liveHex, readAlpha, readAlphaPercent, readChannel } from './parseTypedColour.ts'
import { TypedField } from './TypedField.tsx'
import { useTyped } from './useTyped.ts'

interface FiguresProps {
  readonly hex: string
  readonly onHex: (hex: string) => void
  readonly hasAlpha: boolean
}

/** Hex text with three or six digits, without alpha. */
const SOLID_DIGITS = /^\s*#?(?:[0-9a-f]{3}){1,2}\s*$/i
const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 }
const rgbaOf = (hex: string): Rgba => parseHex(hex) ?? CLEAR

/** Fields for hex digits and for alpha in per cent. */
function HexFigures({ hex, onHex, hasAlpha }: FiguresProps) {
  const { t } = useTranslation(['colours'])
  const colour = rgbaOf(hex)
  /** Keeps the current alpha when the digits contain none. */
  const keepAlpha = (text: string, next: string | null): string | null =>
    next && SOLID_DIGITS.test(text) ? toHex({ ...rgbaOf(next), a: colour.a }) : next
  const digits = useTyped<string>({
    text: hex.slice(1, 7),
    live: text => keepAlpha(text, liveHex(text, hasAlpha)),
    final: text => keepAlpha(text, finalHex(text, hasAlpha)),
    onChange: onHex,
  })
  const alpha = useTyped<number>({
    text: `${Math.round(colour.a * 100)}%`,
    live: text => (text.trim() === '' ? null : readAlphaPercent(text)),
    final: readAlphaPercent,
    onChange: a => onHex(toHex({ ...colour, a })),
  })
  return (
    <>
      <TypedField label={t('colours:hex')} field={digits} maxLength={8} />
      {hasAlpha && <TypedField label={t('colours:alpha_percent')} field={alpha} maxLength={5} isNumber />}
    </>
  )
}

function ChannelFigure({
  hex,
  onHex,
  channel,
}: Omit<FiguresProps, 'hasAlpha'> & { readonly channel: 'r' | 'g' | 'b' }) {
  const { t } = useTranslation(['colours'])
  const colour = rgbaOf(hex)
  const field = useTyped<number>({
    text: String(colour[channel]),
    live: readChannel,
    final: readChannel,
    onChange: value => onHex(toHex({ ...colour, [channel]: value })),
  })
  return (
    <TypedField
      label={t(`colours:${({ r: 'red', g: 'green', b: 'blue' } as const)[channel]}`)}
      field={field}
      maxLength={3}
      isNumber
    />
  )
}

function RgbFigures({ hex, onHex, hasAlpha }: FiguresProps) {
  const { t } = useTranslation(['colours'])
  const colour = rgbaOf(hex)
  const alpha = useTyped<number>({
    text: String(Math.round(colour.a * 100) / 100),
    live: liveAlpha,
    final: readAlpha,
    onChange: a => onHex(toHex({ ...colour, a })),
  })
  return (
    <>
      {(['r', 'g', 'b'] as const).map(channel => (
        <ChannelFigure key={channel} channel={channel} hex={hex} onHex={onHex} />
      ))}
      {hasAlpha && <TypedField label={t('colours:alpha')} field={alpha} maxLength={4} isNumber />}
    </>
  )
}

/** A single text field for the other formats. */
function TextFigure({ hex, onHex, hasAlpha, format }: FiguresProps & { readonly format: ColourFormat }) {
  const { t } = useTranslation(['colours'])
  const field = useTyped<string>({
    text: formatColour(rgbaOf(hex), format),
    live: () => null,
    final(text) {
      const fill = parseFill(text)
      return fill && toHex({ ...rgbaOf(colourOf(fill, 0)), ...(!hasAlpha && { a: 1 }) })
    },
    onChange: onHex,
  })
  return <TypedField label={t('colours:written')} field={field} maxLength={60} />
}

/** The colour as text, in the chosen format. */
export function Figures({ format, ...figures }: FiguresProps & { readonly format: ColourFormat }) {
  if (format === 'hex') return <HexFigures {...figures} />
  if (format === 'rgb') return <RgbFigures {...figures} />
  return <TextFigure {...figures} format={format} />
}
