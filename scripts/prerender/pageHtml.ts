import type { Rendered } from '@/prerender'

type Parts = {
  /** The `index.html` of the build. */
  template: string
  rendered: Rendered
  /** The path of the route the page belongs to; none for the shell of pages drawn by the browser. */
  path?: string
  /** Addresses of the scripts the page will ask for, each behind what it needs; the last starts it. */
  scripts: string[]
}

/** Puts a page's file together. */
export function pageHtml({ template, rendered, path, scripts }: Parts): string {
  const { links, html } = withoutPreloads(rendered.html)
  const marked = path === undefined ? '' : ` data-page="${path}"`
  const entry = scripts.at(-1) ?? ''
  const first = scripts.slice(0, -1).filter(isFirst)
  const others = [...first, ...scripts.slice(0, -1).filter((script) => !isFirst(script))].join(' ')
  const start = `<script data-entry="${entry}" data-others="${others}" data-first="${first.length}">${startScript}</script>`
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '<!--head-->',
      () =>
        rendered.head +
        links +
        rendered.styles +
        `<style>${waitStyle}</style><script>${earlyScript}</script>`,
    )
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root"${marked}>${html}</div>${start}`,
    )
}

/** React writes the links that fetch the first image early beside the image; they belong above. */
function withoutPreloads(html: string) {
  const preload = /<link rel="preload"[^>]*>/g
  return { links: (html.match(preload) ?? []).join(''), html: html.replace(preload, '') }
}

/**
 * Where a session is remembered the page is not shown before it is known whose: what stands
 * in the file is a signed-out visitor's. Ten seconds, in case the scripts never come; also for whoever
 * asks for less motion, of which this is none.
 */
const waitStyle =
  'html[data-session] #root[data-page]{animation:wait 10s step-end!important}@keyframes wait{from,99%{visibility:hidden}}'

/** Runs before the first paint. A form that is sent without its script would put what was typed into the address. */
const earlyScript = `(()=>{
try{if(/"user":"{/.test(localStorage.getItem("persist:session")))document.documentElement.dataset.session=""}catch{}
addEventListener("submit",e=>e.preventDefault(),true)
})()`.replaceAll('\n', '')

/**
 * The scripts start when the whole page has been painted, two pictures after its end, and the browser
 * has said that it has painted at all: a picture is on its way to the screen for some time, in
 * which compiling and running would take a processor from it. Where it says nothing, as in a tab
 * nobody looks at, after three seconds; and a page that is held back for its session paints nothing
 * before its scripts have come. They run one by one, and in between the page can answer: all at once
 * would hold a cheap phone for half a second. By messages, for a timer behind a timer waits four
 * milliseconds.
 *
 * They are asked for in two waves. The network rests while the page is laid out, so those that come
 * first are asked for at the page's end, after all that is seen. The others follow when the first
 * two of them have come, while the rest is still on its way: asked for together, a network that
 * gives each its share would bring the largest last, for which all of them wait.
 */
const startScript =
  '{const{entry,others,first}=document.currentScript.dataset,all=others.split(" "),{port1,port2}=new MessageChannel,turn=()=>new Promise(r=>{port1.onmessage=r;port2.postMessage(0)});' +
  'const ask=(href,more)=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href},more));' +
  'let come=0;const onload=()=>{if(++come===2)for(const href of[...all.slice(first),entry])ask(href)};' +
  'for(const href of all.slice(0,first))ask(href,{fetchPriority:"low",onload,onerror:onload});' +
  'let begun;const start=async()=>{if(begun)return;begun=true;' +
  // What does not come is asked for again by whoever needs it.
  'for(const href of all){await import(href).catch(()=>{});await turn()}' +
  'import(entry)};setTimeout(start,3e3);' +
  'let waits=2;const done=()=>--waits||start();requestAnimationFrame(()=>requestAnimationFrame(done));' +
  'if(!("session"in document.documentElement.dataset)&&self.PerformanceObserver?.supportedEntryTypes?.includes("paint"))' +
  'new PerformanceObserver((list,it)=>{if(list.getEntriesByName("first-contentful-paint").length){it.disconnect();done()}}).observe({type:"paint",buffered:true});' +
  'else done()}'

/** What all others stand on, and which is most of what a page loads: the first wave. */
const isFirst = (script: string) => /\/(rolldown-runtime|react|style|router)-/.test(script)
