import type { NotificationMessage } from './message.ts'

/*
 * Tables with inline styles, since mail programs know little more. The style block is for the dark theme of those that
 * read it. No picture is fetched, so that opening a mail informs nobody.
 */

const colours = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#2a2420!important}.ink{color:#f3ead8!important}.quiet{color:#b9ab95!important}.until{color:#e9b15a!important}
.mine{background:#233a33!important;border-color:#7fd1bf!important}.button{background:#7fd1bf!important}.button a{color:#14211d!important}
.rule{border-color:#4a4038!important}.new{color:#7fd1bf!important}}`

/** The twin of the plain text, for programs that show HTML. */
export function mailHtml(message: NotificationMessage): string {
  const { language, title, until, text, lines, places, footer, footerLinks } = message
  const [first] = places
  const rows = [
    row(`<h1 class="ink" style="margin:0;font:700 22px Arial,sans-serif;color:#1d1a17">${escaped(title)}</h1>`),
    until &&
      row(`<p class="until" style="margin:0;font:700 15px Arial,sans-serif;color:#8a4b08">${escaped(until)}</p>`),
    text && row(paragraphs(text, lines.length > 0)),
    lines.length > 0 && row(turnRows(lines)),
    ...(places.length === 1 && first
      ? [row(button(first))]
      : places.map((place) =>
          row(
            `<a class="ink" href="${escaped(place.link)}" style="font:15px/1.4 Arial,sans-serif;color:#0f5a4c">${escaped(place.text)}</a>`,
          ),
        )),
    row(
      `<p class="quiet rule" style="margin:0;padding-top:12px;border-top:1px solid #d8ccb4;font:13px/1.5 Arial,sans-serif;color:#6b6154">${[
        escaped(footer),
        footerLinks
          .map(
            (each) => `<a class="quiet" href="${escaped(each.link)}" style="color:#6b6154">${escaped(each.text)}</a>`,
          )
          .join(' · '),
      ]
        .filter(Boolean)
        .join('<br>')}</p>`,
    ),
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${colours}</style></head>
<body class="paper" style="margin:0;background:#fdf9ee">
<div style="display:none;max-height:0;overflow:hidden">${escaped([until, text.split('\n')[0]].filter(Boolean).join('. '))}${'&#8203;&nbsp;'.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fdf9ee">
${rows.filter(Boolean).join('\n')}
</table></td></tr></table></body></html>
`
}

function row(content: string): string {
  return `<tr><td style="padding:10px 24px">${content}</td></tr>`
}

/** What happened to the reader stands out where others did more. */
function paragraphs(text: string, framed: boolean): string {
  const style = framed ? 'padding:12px 14px;background:#dfece5;border-left:4px solid #0f5a4c;font-weight:700;' : ''
  const lines = text.split('\n').map(escaped).join('<br>')
  return `<p class="${framed ? 'mine ' : ''}ink" style="margin:0;${style}font-size:15px;line-height:1.5;font-family:Arial,sans-serif;color:#1d1a17">${lines}</p>`
}

function turnRows(lines: NotificationMessage['lines']): string {
  const cell = 'padding:7px 0;font:15px/1.4 Arial,sans-serif'
  const rows = lines.map(
    ({ at, line }) =>
      `<tr><td class="quiet rule" width="90" valign="top" style="${cell};border-bottom:1px solid #e6dcc6;color:#6b6154">${escaped(at)}</td>` +
      `<td class="ink rule" style="${cell};border-bottom:1px solid #e6dcc6;color:#1d1a17">${escaped(line)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function button({ text, link }: NotificationMessage['places'][number]): string {
  return (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>' +
    `<td class="button" align="center" style="background:#0f5a4c"><a href="${escaped(link)}" ` +
    `style="display:block;padding:15px;font:700 16px Arial,sans-serif;color:#ffffff;text-decoration:none">${escaped(text)}</a></td></tr></table>`
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
