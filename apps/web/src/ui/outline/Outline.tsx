import type { OutlinePath, OutlineTone } from './marks.ts'

export type OutlineColours = Readonly<Partial<Record<OutlineTone, string>>>

interface Props {
  readonly paths: readonly OutlinePath[]
  /** Without colours, only the lines are drawn, in the text colour. */
  readonly colours?: OutlineColours
  readonly title?: string
}

/** A flat drawing of a garment. Decorative unless it has a title. */
export function Outline({ paths, colours, title }: Props) {
  const line = colours ? 'rgb(0 0 0 / 28%)' : 'currentColor'
  return (
    <svg viewBox="0 0 200 220" width="100%" role={title ? 'img' : undefined} aria-label={title} aria-hidden={!title}>
      {paths.map(({ tone, d }) => (
        <path
          key={d}
          d={d}
          fill={tone === 'line' ? 'none' : (colours?.[tone] ?? (colours ? '#ffffff' : 'var(--kw-card)'))}
          stroke={line}
          strokeWidth={colours ? 1.2 : 2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
