import { IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTenant } from '../../session/index.ts'
import { PhoneLink } from '../../ui/index.ts'
import page from '../Page.module.css'
import { ContactSection } from './ContactSection.tsx'
import css from './TextPage.module.css'

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

/** Shows how to reach the tenant. */
export function ContactPage() {
  const { t } = useTranslation(['pages'])
  const { name: shop, settings } = useTenant()
  const contact = settings.contact
  return (
    <article className={`${page.page} ${css.text}`}>
      <h1 className={page.title}>{t('pages:contact_title')}</h1>
      <p className={page.lead}>{t('pages:contact_lead', { shop })}</p>
      <div className={css.columns}>
        <div className={css.side}>
          {contact ? <Ways {...contact} /> : <p>{t('pages:contact_none')}</p>}
          {contact && <p>{t('pages:contact_hours')}</p>}
          <section>
            <h2>{t('pages:contact_order')}</h2>
            <p>{t('pages:contact_order_text')}</p>
          </section>
        </div>
        <ContactSection />
      </div>
    </article>
  )
}
