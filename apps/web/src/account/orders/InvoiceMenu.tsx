import type { OrderRow } from '@kitwright/contract'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileDownload, IconFileInvoice, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDocumentFile, useInvoice } from '../../domainComponents/index.ts'
import { useCall } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'

/** The additional invoices and credit notes of an order, as files. */
function LaterDocuments({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['bills'])
  const { data } = useCall('GET /api/orders/{id}/documents', { params: { id: orderId } })
  const fetchDocument = useDocumentFile(orderId)
  return (data?.items ?? [])
    .filter(({ kind }) => kind !== 'invoice')
    .map(document => (
      <Menu.Item
        key={document.id}
        leftSection={<IconFileDownload size={16} aria-hidden />}
        onClick={() => void fetchDocument(document)}
      >
        {t(`bills:${document.kind}`)} {document.number} · {formatCents(document.cents)}
      </Menu.Item>
    ))
}

/** An order's invoice: as a file, or as a page to print; and the documents over later changes of its amount. */
export function InvoiceMenu({ order }: { order: OrderRow }) {
  const { t } = useTranslation(['account', 'order', 'common'])
  const [isOpen, setOpen] = useState(false)
  const fetchInvoice = useInvoice(order)
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconFileInvoice size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('common:invoice')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileDownload size={16} aria-hidden />} onClick={() => void fetchInvoice()}>
          {t('order:download_pdf')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/order/printinvoice?order=${order.id}`}
          target="_blank"
          rel="noopener"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {t('account:print_invoice')}
        </Menu.Item>
        {isOpen && <LaterDocuments orderId={order.id} />}
      </Menu.Dropdown>
    </Menu>
  )
}
