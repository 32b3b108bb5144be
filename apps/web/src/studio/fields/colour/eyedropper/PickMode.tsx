import { usePickMode, type PickView } from './pickMode.ts'

/** Makes a view of the garment pickable while a tool requests it. */
export function PickMode({ view }: { readonly view: PickView | null }) {
  const tool = usePickMode(state => state.tool)
  return view && tool && <tool.Over view={view} />
}
