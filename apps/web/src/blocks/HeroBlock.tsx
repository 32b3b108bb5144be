import { OPENING_COLOURS, OPENING_PX, tileColour } from '@kitwright/pages'
import type { ShownBlock } from '@kitwright/pages/content'
import { Suspense } from 'react'
import { useTranslation } from '../texts/index.ts'
import { packagedPicture, ProductPicture, productPictureUrl, useThemeName } from '../domainComponents/index.ts'
import { useTenant } from '../session/index.ts'
import { lazy } from '../ui/index.ts'
import { BlockFrame, BlockTitle } from './BlockFrame.tsx'
import { BlockLink } from './BlockLink.tsx'
import { Cutout } from './Cutout.tsx'

const HeroFacts = lazy(async () => ({ default: (await import('./offer/HeroFacts.tsx')).HeroFacts }))

type Hero = Extract<ShownBlock, { kind: 'hero' }>

/** One kit of the shop, cut out on clear ground. */
function Kit() {
  const { t } = useTranslation(['common'])
  const { productTypes } = useTenant()
  const theme = useThemeName()
  const type = productTypes.includes('SOCCER_KIT') ? 'SOCCER_KIT' : productTypes[0]
  if (!type) return null
  const packaged = theme === null && type === 'SOCCER_KIT' ? packagedPicture('hero.webp') : null
  const src = packaged ?? productPictureUrl(type, tileColour(theme, 0), OPENING_PX)
  if (src === null) return null
  return <Cutout src={src} alt={t(`common:type_${type}`)} size={1000} isFirst />
}

function Garments() {
  const { productTypes } = useTenant()
  return OPENING_COLOURS.map((colour, index) => {
    const type = productTypes[index % productTypes.length]
    return type && <ProductPicture key={colour} type={type} colour={colour} alt="" />
  })
}

/** Opens a page: its title, lead and buttons, beside the tenant's garments, with the shop's figures. */
export function HeroBlock({ block, isFirst }: { block: Hero; isFirst: boolean }) {
  const { kicker, title, lead, button, secondButton, picture, hasFacts } = block
  return (
    <BlockFrame block={block}>
      <div className="hero__words block__head" data-alone={picture === 'none' || undefined}>
        {kicker && <p className="block__kicker">{kicker}</p>}
        <BlockTitle block={block} title={title} className="hero__title" level={isFirst ? 'h1' : 'h2'} />
        {lead && <p className="block__lead hero__text">{lead}</p>}
        {(button ?? secondButton) && (
          <p className="actions">
            {button && (
              <BlockLink className="button button--main" href={button.href}>
                {button.label}
              </BlockLink>
            )}
            {secondButton && (
              <BlockLink className="button" href={secondButton.href}>
                {secondButton.label}
              </BlockLink>
            )}
          </p>
        )}
      </div>
      {picture !== 'none' && (
        <figure className={`hero__media hero__media--${picture}`} aria-hidden={picture === 'garments' || undefined}>
          {picture === 'kit' ? <Kit /> : <Garments />}
        </figure>
      )}
      {hasFacts && (
        <Suspense fallback={null}>
          <HeroFacts />
        </Suspense>
      )}
    </BlockFrame>
  )
}
