import { useTranslation } from '../../texts/index.ts'
import { Notice } from '../../ui/index.ts'

/** Offers to add what was put in this browser's cart before signing in, where that did not happen by itself. */
export function GuestNotice({ qty, onMerge }: { qty: number; onMerge: () => void }) {
  const { t } = useTranslation(['cart'])
  return <Notice text={t('cart:guest_waits', { count: qty })} label={t('cart:guest_merge')} onPress={onMerge} />
}
