import type { MailCard } from './mail-card.ts'
import type { MailContent, MailSection } from './mail-text.ts'

// Tables and inline styles, because mail programs read little else: Outlook on Windows draws with Word. Everything that
// is to be read is text; a picture that is not loaded leaves a grey box beside it.

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const ink = '#1b1f24'
const soft = '#545c66'
const line = '#d9dee4'
const link = '#0b4f9e'

/** The mail as HTML of at most 600 px. */
export function mailHtml(
  { subject, opening, sections, press, closing, foot }: MailContent,
  dealer: string,
): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 12px;${font};font-size:16px;line-height:1.5;color:${ink};${style}">${text}</p>`
  const small = (text: string) =>
    `<p style="margin:0 0 8px;${font};font-size:14px;line-height:1.5;color:${soft}">${text}</p>`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f2f4f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f2f4f6"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff"><tr><td align="left" style="padding:20px 16px">
${small(`<strong style="color:${ink}">${escapeHtml(dealer)}</strong>`)}
${opening.map((text) => paragraph(escapeHtml(text))).join('\n')}
${press ? button(press) : ''}
${sections.map(sectionHtml).join('\n')}
<div style="border-top:1px solid ${line};padding-top:12px;margin-top:8px">
${closing.map(({ words, href }) => small(href ? anchor(href, words) : escapeHtml(words))).join('\n')}
${foot.map((text) => small(escapeHtml(text))).join('\n')}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function sectionHtml({ heading, why, cards, more }: MailSection): string {
  return `<h2 style="margin:8px 0 12px;${font};font-size:20px;line-height:1.3;color:${ink}">${escapeHtml(heading)}</h2>
${cards.map(cardHtml).join('\n')}
${more ? `<p style="margin:0 0 12px;${font};font-size:16px;line-height:1.5">${anchor(more.href, more.words)}</p>` : ''}
<p style="margin:0 0 16px;${font};font-size:14px;line-height:1.5;color:${soft}">${escapeHtml(why)}</p>`
}

function cardHtml({ name, derivative, price, before, facts, href, picture }: MailCard): string {
  const title = escapeHtml(name)
  const photo = picture
    ? `<td width="128" valign="top" style="padding:0 12px 0 0"><a href="${escapeHtml(href ?? '')}" style="color:${soft};text-decoration:none"><img src="${escapeHtml(picture)}" width="128" height="96" alt="Photo of the ${title}" style="display:block;width:128px;height:96px;object-fit:cover;border:0;background:#e8ecf0;${font};font-size:12px;line-height:1.3;color:${soft}"></a></td>`
    : ''
  const row = (text: string, style: string) =>
    text ? `<div style="${font};line-height:1.4;overflow-wrap:anywhere;${style}">${text}</div>` : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>${photo}<td valign="top" align="left">
${row(href ? `<a href="${escapeHtml(href)}" style="color:${link};font-weight:bold">${title}</a>` : `<strong>${title}</strong>`, `font-size:17px;color:${ink}`)}
${row(escapeHtml(derivative), `font-size:14px;color:${soft}`)}
${row(`<strong>${escapeHtml(price)}</strong>${before ? ` <span style="font-weight:normal;color:${soft}">${escapeHtml(before)}</span>` : ''}`, `font-size:17px;color:${ink}`)}
${row(escapeHtml(facts), `font-size:14px;color:${soft}`)}
</td></tr></table>`
}

function button({ words, href }: { words: string; href: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px"><tr><td style="background:${link};border-radius:6px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>`
}

function anchor(href: string, words: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${link}">${escapeHtml(words)}</a>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
