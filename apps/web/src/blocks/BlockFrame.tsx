import type { ShownBlock } from '@kitwright/pages/content'
import { languageTag } from '@kitwright/words'
import type { ReactNode } from 'react'
import { useThemeName } from '../domainComponents/index.ts'
import { variantsOf } from './blockVariants.ts'

interface TitleProps {
  readonly block: Pick<ShownBlock, 'twin'>
  readonly title: string
  readonly className?: string
  readonly level?: 'h1' | 'h2' | 'h3'
}

/** Sentences or lines of a title, which some themes set apart. */
const linesOf = (title: string): string[] => title.split(/\n|(?<=[.!?។])\s+/).filter(line => line !== '')

/** A block's title. A theme may show it in both languages. */
export function BlockTitle({ block: { twin }, title, className = '', level: Level = 'h2' }: TitleProps) {
  const { hasTwins } = variantsOf(useThemeName())
  if (title === '') return null
  const lines = linesOf(title)
  const shown = lines.flatMap((line, at) => [at > 0 ? ' ' : '', <span key={line}>{line}</span>])
  if (!hasTwins || !twin) return <Level className={`block__title ${className}`}>{shown}</Level>
  const other = (
    <span className={`twin__${twin.language === 'kh' ? 'km' : 'en'}`} lang={languageTag(twin.language)}>
      {twin.title}
    </span>
  )
  const own = <span className={`twin__${twin.language === 'kh' ? 'en' : 'km'}`}>{title}</span>
  return (
    <Level className={`block__title twin ${className}`}>
      {twin.language === 'kh' ? other : own} {twin.language === 'kh' ? own : other}
    </Level>
  )
}

interface Props {
  readonly block: Pick<ShownBlock, 'kind' | 'id' | 'lang' | 'twin'>
  /** A second name beside its kind, for a block that only one page has. */
  readonly modifier?: string
  /** Whether it is the page's first, whose title is the page's. */
  readonly isFirst?: boolean
  readonly title?: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** The frame of a block: its root, its head with title and lead, and what the block is about. */
export function BlockFrame({ block, modifier, isFirst = false, title = '', lead = '', children }: Props) {
  return (
    <section
      className={`block block--${block.kind}${modifier ? ` block--${modifier}` : ''}`}
      id={block.id}
      lang={block.lang && languageTag(block.lang)}
    >
      <div className="block__in">
        {(title !== '' || lead !== '') && (
          <header className="block__head">
            <BlockTitle block={block} title={title} level={isFirst ? 'h1' : 'h2'} />
            {lead !== '' && <p className="block__lead">{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
