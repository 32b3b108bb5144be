import type { Order } from '@kitwright/contract'
import { formatRiel } from '@kitwright/measure'
import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { encodeQR } from 'qr'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDates, useTenant } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import { download } from './download.ts'
import { drawKhqrCard } from './drawKhqrCard.ts'
import css from './HowToPay.module.css'

type PaymentCode = Order['paymentCodes'][number]

/** The width of the white margin that readers require, in modules. */
const QUIET = 4

const amountOf = ({ currency, amount }: PaymentCode): string =>
  currency === 'USD' ? formatCents(amount) : formatRiel(amount)

/** A KHQR code with amount and order number, in the currency that the customer picks. Black on white in dark mode too. */
export function KhqrCode({ codes, number }: { codes: readonly PaymentCode[]; number: string }) {
  const { t } = useTranslation(['order'])
  const { name: shop } = useTenant()
  const date = useDates()
  const [currency, setCurrency] = useState<string>(codes[0]!.currency)
  const code = codes.find(each => each.currency === currency) ?? codes[0]!
  const rows = encodeQR(code.text, 'raw', { ecc: 'medium', border: QUIET })
  const cells = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const amount = amountOf(code)
  const valid = t('order:pay_khqr_until', { date: date(code.expiresAt) })
  // A telephone cannot scan its own screen: its bank's app takes the picture from the gallery.
  const save = async (): Promise<void> =>
    download(
      await drawKhqrCard({ rows, lines: [shop, amount, t('order:pay_khqr_order', { number }), valid] }),
      `khqr-${number}-${currency.toLowerCase()}.png`,
    )
  return (
    <div className={css.code}>
      {codes.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label={t('order:pay_khqr_currency')}
          value={code.currency}
          onChange={setCurrency}
          data={codes.map(each => ({ value: each.currency, label: amountOf(each) }))}
        />
      )}
      <svg
        role="img"
        aria-label={`${t('order:pay_khqr')}: ${amount}`}
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
        data-code={code.text}
      >
        <rect width={rows.length} height={rows.length} fill="#ffffff" />
        <path d={cells.join('')} fill="#000000" />
      </svg>
      <p className={`${css.codeAmount} kw-num`}>{amount}</p>
      <p className={css.codeUntil}>{valid}</p>
      <Button
        className={css.saveCode}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void save()}
      >
        {t('order:pay_khqr_save')}
      </Button>
      <p className={css.samePhone}>{t('order:pay_khqr_same_phone')}</p>
    </div>
  )
}
