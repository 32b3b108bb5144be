import type { Tenant } from '@kitwright/contract'

export interface MenuItem {
  readonly to: '/' | '/store' | '/pricing' | '/products' | '/quickstart'
  readonly key: 'home' | 'store' | 'pricing' | 'products' | 'quick_start'
}

/** The public menu: products only where there is a choice, quick start only where soccer kits are sold. */
export function menuOf({ productTypes }: Pick<Tenant, 'productTypes'>): readonly MenuItem[] {
  return [
    { to: '/', key: 'home' },
    ...(productTypes.length > 1 ? [{ to: '/products', key: 'products' } as const] : []),
    { to: '/store', key: 'store' },
    { to: '/pricing', key: 'pricing' },
    ...(productTypes.includes('SOCCER_KIT') ? [{ to: '/quickstart', key: 'quick_start' } as const] : []),
  ]
}
