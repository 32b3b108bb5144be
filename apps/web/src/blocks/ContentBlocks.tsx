import type { ShownBlock, ShownContent } from '@kitwright/pages/content'
import { Suspense, type ReactNode } from 'react'
import { lazy } from '../ui/index.ts'
import { BannerBlock } from './BannerBlock.tsx'
import { BlockArticle } from './BlockArticle.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import { HeroBlock } from './HeroBlock.tsx'
import { ImageBlock } from './ImageBlock.tsx'
import { Passages } from './Passages.tsx'
import { QuestionsBlock } from './QuestionsBlock.tsx'
import { StepsBlock } from './StepsBlock.tsx'
import { TeamBlock } from './TeamBlock.tsx'
import { VideoBlock } from './VideoBlock.tsx'

// Forms are heavier than all other blocks together, and pages of plain text need nothing of the shop's offer.
const ContactBlock = lazy(async () => ({ default: (await import('./contact/ContactBlock.tsx')).ContactBlock }))
const QuoteBlock = lazy(async () => ({ default: (await import('./contact/QuoteBlock.tsx')).QuoteBlock }))
const OfferBlock = lazy(async () => ({ default: (await import('./offer/OfferBlock.tsx')).OfferBlock }))

function showBlock(block: ShownBlock, isFirst: boolean): ReactNode {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} />
    case 'text':
      return (
        <BlockFrame block={block}>
          <div className="text">
            <Passages passages={block.text} />
          </div>
        </BlockFrame>
      )
    case 'steps':
      return <StepsBlock block={block} />
    case 'questions':
      return <QuestionsBlock block={block} />
    case 'team':
      return <TeamBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'banner':
      return <BannerBlock block={block} />
    case 'image':
      return <ImageBlock block={block} />
    case 'contact':
      return <ContactBlock block={block} />
    case 'quote':
      return <QuoteBlock block={block} />
    default:
      return <OfferBlock block={block} />
  }
}

/** A page whose text belongs to the tenant. Readable without a script. */
export function ContentBlocks({ content: { title, blocks } }: { content: ShownContent }) {
  const [first] = blocks
  return (
    <BlockArticle>
      {first?.kind !== 'hero' && <h1 className="page__title">{title}</h1>}
      {blocks.map((block, index) => (
        <Suspense key={block.id} fallback={null}>
          {showBlock(block, index === 0)}
        </Suspense>
      ))}
    </BlockArticle>
  )
}
