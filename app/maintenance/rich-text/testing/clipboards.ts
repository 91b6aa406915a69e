/** What Word for Windows puts on the clipboard for a heading, a paragraph, two lists, a table and a picture. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/Jo/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} --></style>
</head>
<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><a name="_Toc1234"><span style='mso-fareast-font-family:"Times New Roman"'>Lorries on the Wellesbourne
road<o:p></o:p></span></a></h1>
<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><span
style='font-family:"Arial",sans-serif;color:#1F3864'>The application speaks of <b
style='mso-bidi-font-weight:normal'>60&nbsp;lorries</b> <i>a day</i>; see <a
href="https://planning.example.org/a?b=1&amp;c=2"><span style='color:blue'>the report</span></a> and <a
href="file:///C:/Users/Jo/notes.docx">my notes</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Noise at
night<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>before six<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Dust<o:p></o:p></p>
<h2>What to ask<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Who
counts?<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Who
pays?<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=300><p class=MsoNormal>Weekday<o:p></o:p></p></td>
<td><p class=MsoNormal><b>60</b><o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1"><v:imagedata
src="file:///C:/Temp/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=300 height=200
src="file:///C:/Temp/clip_image002.png" v:shapes="Picture_1"><![endif]><o:p></o:p></p>
<!--EndFragment-->
</body></html>`

/** What Google Docs puts on the clipboard. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
id="docs-internal-guid-7f3c"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span
style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;">At night</span></h2><p dir="ltr"
style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">The A429 is </span><span
style="font-size:11pt;font-weight:700;font-style:normal;">loud</span><span
style="font-size:11pt;font-weight:400;font-style:italic;"> already</span><span style="font-weight:400;">.</span></p><br
/><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr"
role="presentation"><span style="font-weight:400;">one</span></p></li><ul><li dir="ltr" aria-level="2"><p
role="presentation"><span>inside</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><a
href="https://example.org/two" style="text-decoration:none;"><span
style="color:#1155cc;text-decoration:underline;">two</span></a></p></li></ul></b><br class="Apple-interchange-newline">`

/** A reviewed document of Word: a comment, a deletion and hidden words. */
export const reviewedInWord = `<html><body><p class=MsoNormal>Up to 60 dB<span class=MsoCommentReference><span
style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1"
onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" name="_msoanchor_1">[JE1]</a><![endif]></span></span>
<del cite="mailto:Jo" datetime="2026-11-01T10:00"><span lang=EN-GB>at night </span></del><ins cite="mailto:Jo">by day</ins><span
style='display:none;mso-hide:all'> and secret</span>,<span style='text-decoration:line-through'> 90</span> 50 µg/m<sup>3</sup>
of PM<sub>10</sub>.<o:p></o:p></p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1"
class=msocomtxt><p class=MsoCommentText>Ring me on 01926 400000</p></div></div></div></body></html>`
