import type { ShownBlock } from '@kitwright/pages/content'
import { ProductPicture, type ShownColour } from '../domainComponents/index.ts'
import { useTenant } from '../session/index.ts'
import { BlockLink } from './BlockLink.tsx'
import css from './ContentBlocks.module.css'
import story from './Story.module.css'

type Hero = Extract<ShownBlock, { kind: 'hero' }>

/** The colours of the garments beside the title. */
const COLOURS: readonly ShownColour[] = ['tenant', 'ink', 'chalk']

/** Opens a page: plain, or as a band with the tenant's own garments. */
export function HeroBlock({ block, isFirst }: { block: Hero; isFirst: boolean }) {
  const { title, lead, button, picture } = block
  const Heading = isFirst ? 'h1' : 'h2'
  if (picture === 'garments') return <GarmentHero block={block} Heading={Heading} />
  return (
    <header className={css.hero}>
      <Heading className={css.title}>{title}</Heading>
      {lead && <p className={css.lead}>{lead}</p>}
      {button && (
        <BlockLink className={css.button} href={button.href}>
          {button.label}
        </BlockLink>
      )}
    </header>
  )
}

function GarmentHero({ block: { title, lead, button }, Heading }: { block: Hero; Heading: 'h1' | 'h2' }) {
  const { productTypes } = useTenant()
  return (
    <header className={story.band}>
      <div className={story.inner}>
        <div>
          <Heading className={css.title}>{title}</Heading>
          {lead && <p>{lead}</p>}
          {button && (
            <BlockLink className={story.button} href={button.href}>
              {button.label}
            </BlockLink>
          )}
        </div>
        <div className={story.rail} aria-hidden>
          {COLOURS.map((colour, index) => {
            const type = productTypes[index % productTypes.length]
            return type && <ProductPicture key={colour} type={type} colour={colour} alt="" />
          })}
        </div>
      </div>
    </header>
  )
}
