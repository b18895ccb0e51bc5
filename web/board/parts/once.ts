/** A function of a view that is asked for often: what it found is kept for as long as the view is. */
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
