import {
  IconArrowRight,
  IconBrandTelegram,
  IconChecks,
  IconFileInvoice,
  IconLock,
  IconMail,
  IconMessageReport,
  IconNeedleThread,
  IconSend,
  IconShirtSport,
  IconUserCircle,
  IconWorld,
} from '@tabler/icons-react'
import type { MessageOrigin } from '@kitwright/contract'

/** The icon of each place that messages come from. */
export const ORIGIN_ICONS: Readonly<Record<MessageOrigin, typeof IconMail>> = {
  form: IconWorld,
  mail: IconMail,
  page: IconUserCircle,
  telegram: IconBrandTelegram,
  reply: IconSend,
  note: IconLock,
  proof: IconChecks,
  claim: IconMessageReport,
  quote: IconFileInvoice,
  design: IconShirtSport,
  handover: IconNeedleThread,
  letter: IconSend,
  status: IconArrowRight,
}
