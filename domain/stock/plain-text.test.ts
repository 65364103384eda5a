import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['One owner. Serviced every year.', 'One owner. Serviced every year.'],
  ['<p>One owner.</p><p>Serviced.</p>', 'One owner.\n\nServiced.'],
  ['<P>One owner.</P>\r\n\r\n<P CLASS="x">Serviced.</P>', 'One owner.\n\nServiced.'],
  ['One owner.<br>Serviced.<br/>Two keys.<BR />', 'One owner.\nServiced.\nTwo keys.'],
  ['One owner.<br>\nServiced.<br>\nTwo keys.', 'One owner.\nServiced.\nTwo keys.'],
  ['<div>One</div><div>Two</div>', 'One\n\nTwo'],
  ['<ul><li>Heated seats</li><li>Tow bar</li></ul>', '• Heated seats\n\n• Tow bar'],
  ['<b>One</b> <i>owner</i>', 'One owner'],
  ['<span style="color:red">Low</span>&nbsp;miles', 'Low miles'],
  ['A wrapped\nsentence.<p>Next.</p>', 'A wrapped sentence.\n\nNext.'],
  ['First.\n\nSecond.<br>Third.', 'First.\n\nSecond.\nThird.'],
  ['<table><tr><td>MOT</td><td>2027</td></tr><tr><td>Keys</td><td>2</td></tr></table>', 'MOT 2027\n\nKeys 2'],
  ['<a href="https://x.example/?a=1&amp;b=2">Our stock</a>', 'Our stock'],
  ['<img src="x.png"/>Nice', 'Nice'],
  ['<script>alert(1)</script>Nice<style>p{}</style>', 'Nice'],
  ['<!-- sold by <b>us</b> -->Nice<br>', 'Nice'],
  ['<![CDATA[<p>Nice</p>]]>', 'Nice'],
  [
    '&lt;p&gt;One owner &amp;amp; two keys.&lt;/p&gt;&lt;p&gt;Nice&lt;/p&gt;',
    'One owner & two keys.\n\nNice',
  ],
  ['Black &amp; Decker', 'Black & Decker'],
  ['Citro&euml;n &pound;500 off &#8211; today&#x21;', 'Citroën £500 off – today!'],
  ['Part exchange &amp; finance\nTwo keys', 'Part exchange & finance\nTwo keys'],
  ['under 30,000 miles & < 5 years', 'under 30,000 miles & < 5 years'],
  ['a<b and c>d', 'a<b and c>d'],
  ['AT&T, R&D; &bogus;', 'AT&T, R&D; &bogus;'],
  ['see ?a=1&copy=2', 'see ?a=1&copy=2'],
  ['<Reduced> by £500', '<Reduced> by £500'],
  ['Nice car.<br>Cut here <span sty', 'Nice car.\nCut here'],
  ['<p></p><p>&nbsp;</p><p>Nice</p>', 'Nice'],
  ['', ''],
])('%j is %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it('is read in time that grows with its length', () => {
  expect(plainText(`<p>${'<script'.repeat(14_000)}`).length).toBe(0)
  expect(plainText('<p '.repeat(33_000)).length).toBeLessThan(100_000)
})
