import type { ShownBlock } from '@kitwright/pages/content'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useTenant } from '../../session/index.ts'
import { PhoneLink } from '../../ui/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { BlockLink } from '../BlockLink.tsx'
import { Passages } from '../Passages.tsx'
import { ContactSection } from './ContactSection.tsx'
import { MapFigure } from './MapFigure.tsx'

type Contact = Extract<ShownBlock, { kind: 'contact' }>

function Ways({ phone, email }: { phone: string; email: string }) {
  const { t } = useTranslation(['pages'])
  return (
    <>
      {phone && (
        // Themes with large figures fit them to the width by the number's length.
        <p className="contact__phone" style={{ '--chars': phone.length } as CSSProperties}>
          <span>{t('pages:contact_phone')}</span>{' '}
          <PhoneLink phone={phone}>
            <b className="kw-num">{phone}</b>
          </PhoneLink>
        </p>
      )}
      {email && (
        <p className="contact__mail">
          <span>{t('pages:contact_email')}</span>{' '}
          <a href={`mailto:${email}`}>
            <b>{email}</b>
          </a>
        </p>
      )}
    </>
  )
}

const linesOf = (text: string) => text.split('\n').map((line, at) => <span key={`${at} ${line}`}>{line}</span>)

/** The shop's address and opening hours. */
function Place({ block: { title, address, hours, links } }: { block: Contact }) {
  const { t } = useTranslation(['pages'])
  return (
    <>
      {address && <address className="contact__address">{linesOf(address)}</address>}
      {hours && (
        <div className="hours">
          {/* Without a title of the block, the page's own title is the heading above. */}
          <h3 aria-level={title === '' ? 2 : 3}>{t('pages:contact_hours')}</h3>
          <p>{linesOf(hours)}</p>
        </div>
      )}
      {links.length > 0 && (
        <ul className="contact__links">
          {links.map(({ label, href }) => (
            <li key={href}>
              <BlockLink className="link" href={href}>
                {label}
              </BlockLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The ways to reach the tenant, where it is, and the form for a message. */
export function ContactBlock({ block }: { block: Contact }) {
  const { t } = useTranslation(['pages'])
  const { contact } = useTenant().settings
  const { title, text, place, address, hasForm } = block
  return (
    <BlockFrame block={block} title={title}>
      <div className="contact" data-map={place ? '' : undefined}>
        <div className="contact__card">
          {contact ? <Ways {...contact} /> : <p>{t('pages:contact_none')}</p>}
          <Place block={block} />
          {text.length > 0 && (
            <div className="contact__text">
              <Passages passages={text} />
            </div>
          )}
        </div>
        {place && <MapFigure place={place} label={address} />}
        {hasForm && <ContactSection />}
      </div>
    </BlockFrame>
  )
}
