/** Memoises a function of a view for as long as the view exists. */
export function once<View extends object, Given extends readonly unknown[], Found>(
  forecast: (view: View, ...given: Given) => Found,
) {
  const known = new WeakMap<View, Map<string, Found>>()
  return (view: View, ...given: Given): Found => {
    const ofView = known.get(view) ?? new Map<string, Found>()
    known.set(view, ofView)
    const key = JSON.stringify(given)
    if (!ofView.has(key)) ofView.set(key, forecast(view, ...given))
    return ofView.get(key) as Found // set above; it may be null
  }
}
