import type { OrderRow } from '@kitwright/contract'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileDownload, IconFileInvoice, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useInvoice } from '../../domainComponents/index.ts'

/** An order's invoice: as a file, or as a page to print. */
export function InvoiceMenu({ order }: { order: OrderRow }) {
  const { t } = useTranslation(['account', 'order', 'common'])
  const fetchInvoice = useInvoice(order)
  return (
    <Menu position="bottom-start">
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
      </Menu.Dropdown>
    </Menu>
  )
}
