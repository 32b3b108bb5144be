import type { ShownBlock } from '@kitwright/pages/content'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTenant } from '../session/index.ts'
import { PhoneLink } from '../ui/index.ts'
import css from './Contact.module.css'
import { ContactSection } from './ContactSection.tsx'
import { Passages } from './Passages.tsx'

function Ways({ phone, email }: { phone: string; email: string }) {
  const { t } = useTranslation(['pages'])
  return (
    <div className={css.contacts}>
      {phone && (
        <PhoneLink className={css.contact} phone={phone}>
          <IconPhone aria-hidden />
          {t('pages:contact_phone')}
          <b className="kw-num">{phone}</b>
        </PhoneLink>
      )}
      {email && (
        <a className={css.contact} href={`mailto:${email}`}>
          <IconMail aria-hidden />
          {t('pages:contact_email')}
          <b>{email}</b>
        </a>
      )}
    </div>
  )
}

/** The ways to reach the tenant, and the form for a message. */
export function ContactBlock({ block }: { block: Extract<ShownBlock, { kind: 'contact' }> }) {
  const { t } = useTranslation(['pages'])
  const { contact } = useTenant().settings
  const { hours, text, hasForm } = block
  return (
    <div className={css.columns} data-alone={!hasForm || undefined}>
      <div className={css.side}>
        {contact ? <Ways {...contact} /> : <p>{t('pages:contact_none')}</p>}
        {contact && hours && <p>{hours}</p>}
        {text.length > 0 && (
          <section>
            <Passages passages={text} />
          </section>
        )}
      </div>
      {hasForm && <ContactSection />}
    </div>
  )
}
