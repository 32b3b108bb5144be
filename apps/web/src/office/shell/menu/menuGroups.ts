import type { OfficeAuth } from '@kitwright/contract'
import {
  IconBolt,
  IconCalendarStats,
  IconCash,
  IconChecklist,
  IconClipboardList,
  IconCoins,
  IconEyeCheck,
  IconFileInvoice,
  IconFileText,
  IconHistory,
  IconHome,
  IconInbox,
  IconLayoutKanban,
  IconNeedleThread,
  IconPalette,
  IconRefresh,
  IconStack2,
  IconReportMoney,
  IconRuler2,
  IconSend,
  IconShirtSport,
  IconTemplate,
  IconTruckDelivery,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'

/** The menu in display order. A row without `needs` is for all staff. */
export const MENU_GROUPS = [
  {
    key: 'work',
    rows: [
      { to: '/office', key: 'home', icon: IconHome, isExact: true },
      { to: '/office/tasks', key: 'tasks', icon: IconChecklist },
      { to: '/office/inbox', key: 'inbox', icon: IconInbox },
      { to: '/office/orders', key: 'orders', icon: IconClipboardList },
      { to: '/office/board', key: 'board', icon: IconLayoutKanban },
      { to: '/office/quotes', key: 'quotes', icon: IconFileInvoice },
      { to: '/office/review', key: 'review_desk', icon: IconEyeCheck },
    ],
  },
  {
    key: 'customers',
    rows: [
      { to: '/office/customers', key: 'customers', icon: IconUsers },
      { to: '/office/designs', key: 'designs', icon: IconShirtSport },
      { to: '/office/deliveries', key: 'deliveries', icon: IconSend },
    ],
  },
  {
    key: 'production',
    rows: [
      { to: '/office/calendar', key: 'calendar', icon: IconCalendarStats },
      { to: '/office/suppliers', key: 'suppliers', icon: IconNeedleThread },
      { to: '/office/stock', key: 'stock', icon: IconStack2 },
      { to: '/office/remakes', key: 'remakes', icon: IconRefresh },
    ],
  },
  {
    key: 'money',
    rows: [
      { to: '/office/debts', key: 'debts', icon: IconCoins, needs: 'money' },
      { to: '/office/margins', key: 'margins', icon: IconReportMoney, needs: 'costs' },
    ],
  },
  {
    key: 'catalogue',
    rows: [
      { to: '/office/templates', key: 'templates', icon: IconTemplate, needs: 'catalogue' },
      { to: '/office/prices', key: 'prices', icon: IconCash, needs: 'catalogue' },
      { to: '/office/groups', key: 'groups', icon: IconUsersGroup, needs: 'catalogue' },
      { to: '/office/sizes', key: 'sizes', icon: IconRuler2, needs: 'catalogue' },
    ],
  },
  {
    key: 'shop',
    rows: [
      { to: '/office/brand', key: 'brand', icon: IconPalette, needs: 'settings' },
      { to: '/office/pages', key: 'pages', icon: IconFileText, needs: 'settings' },
      { to: '/office/shipping', key: 'shipping', icon: IconTruckDelivery, needs: 'settings' },
      { to: '/office/rules', key: 'rules', icon: IconBolt, needs: 'settings' },
    ],
  },
  {
    key: 'people',
    rows: [
      { to: '/office/staff', key: 'staff', icon: IconUserShield, needs: 'people' },
      { to: '/office/audit', key: 'audit', icon: IconHistory, needs: 'people' },
    ],
  },
] as const

export type MenuGroup = (typeof MENU_GROUPS)[number]
export type MenuRow = MenuGroup['rows'][number]
export type MenuGroupKey = MenuGroup['key']

/** Returns the groups with the rows that these rights allow. A group without any is left out. */
export const allowedGroups = (
  can: (right: OfficeAuth) => boolean,
): { readonly key: MenuGroupKey; readonly rows: readonly MenuRow[] }[] =>
  MENU_GROUPS.map(({ key, rows }) => ({
    key,
    rows: (rows as readonly MenuRow[]).filter(row => !('needs' in row) || can(row.needs)),
  })).filter(({ rows }) => rows.length > 0)

/** Whether the page of a path belongs to a row. */
export const isCurrent = (row: MenuRow, path: string): boolean =>
  path === row.to || (!('isExact' in row) && path.startsWith(`${row.to}/`))
