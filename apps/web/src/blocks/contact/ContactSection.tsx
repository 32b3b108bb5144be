import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ContactForm } from './ContactForm.tsx'

/** Shows the form, and a confirmation in its place once the message is sent. */
export function ContactSection() {
  const { t } = useTranslation(['pages'])
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <section className="contact__form">
      {sentFrom === null ? (
        <>
          <h2>{t('pages:contact_form')}</h2>
          <ContactForm onSent={setSentFrom} />
        </>
      ) : (
        <Sent contact={sentFrom} onAnother={() => setSentFrom(null)} />
      )}
    </section>
  )
}

function Sent({ contact, onAnother }: { contact: string; onAnother: () => void }) {
  const { t } = useTranslation(['pages'])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {t('pages:contact_sent')}
      </h2>
      <p>{t('pages:contact_sent_text', { contact })}</p>
      <Button mt="md" variant="default" onClick={onAnother}>
        {t('pages:contact_another')}
      </Button>
    </>
  )
}
