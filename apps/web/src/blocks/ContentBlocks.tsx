import type { ShownBlock, ShownContent } from '@kitwright/pages/content'
import { languageTag } from '@kitwright/words'
import { Suspense, type ReactNode } from 'react'
import { lazy } from '../ui/index.ts'
import { BannerBlock } from './BannerBlock.tsx'
import css from './ContentBlocks.module.css'
import { HeroBlock } from './HeroBlock.tsx'
import { ImageBlock } from './ImageBlock.tsx'
import { Passages } from './Passages.tsx'
import { QuestionsBlock } from './QuestionsBlock.tsx'
import { StepsBlock } from './StepsBlock.tsx'

// Its form is heavier than all other blocks together.
const ContactBlock = lazy(async () => ({ default: (await import('./ContactBlock.tsx')).ContactBlock }))

function showBlock(block: ShownBlock, isFirst: boolean): ReactNode {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} />
    case 'text':
      return (
        <div className={css.text}>
          <Passages passages={block.text} />
        </div>
      )
    case 'steps':
      return <StepsBlock block={block} />
    case 'questions':
      return <QuestionsBlock block={block} />
    case 'contact':
      return (
        <Suspense fallback={null}>
          <ContactBlock block={block} />
        </Suspense>
      )
    case 'banner':
      return <BannerBlock block={block} />
    case 'image':
      return <ImageBlock block={block} />
  }
}

/** A page whose text belongs to the tenant. Readable without a script. */
export function ContentBlocks({ content: { title, blocks } }: { content: ShownContent }) {
  const [first] = blocks
  return (
    <article className={css.page}>
      {first?.kind !== 'hero' && <h1 className={css.title}>{title}</h1>}
      {blocks.map((block, index) => (
        <div key={block.id} className={css.block} data-block={block.kind} lang={block.lang && languageTag(block.lang)}>
          {showBlock(block, index === 0)}
        </div>
      ))}
    </article>
  )
}
