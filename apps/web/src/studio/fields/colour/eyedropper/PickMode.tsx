import { usePickMode, type PickView } from './pickMode.ts'

/** Lets a view of the garment be pointed at while somebody asks for it. */
export function PickMode({ view }: { readonly view: PickView | null }) {
  const tool = usePickMode(state => state.tool)
  return view && tool && <tool.Over view={view} />
}
