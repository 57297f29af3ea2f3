import type { BrowserContext } from 'playwright-core';
import type { RazorpayStub } from '../../server/testing/razorpay-stub';

/**
 * Replaces Razorpay's checkout script: opens a frame of api.razorpay.com over the page and receives its messages. Without
 * inline style, which our policy strips.
 */
const CHECKOUT_SCRIPT = `
window.Razorpay = class {
  constructor(options) { this.options = options; this.failed = () => {}; }
  on(name, handler) { if (name === 'payment.failed') this.failed = handler; }
  open() {
    const { options } = this;
    const box = document.createElement('div');
    box.className = 'razorpay-container';
    const frame = document.createElement('iframe');
    frame.title = 'Razorpay';
    frame.src = 'https://api.razorpay.com/v1/checkout/public?order=' + options.order_id;
    box.append(frame);
    document.body.append(box);
    window.razorpayOptions = JSON.parse(JSON.stringify(options));
    const close = () => { box.remove(); removeEventListener('message', hear); };
    const hear = ({ origin, data }) => {
      if (origin !== 'https://api.razorpay.com') return;
      if (data.failed) return this.failed({ error: { description: data.failed } });
      close();
      if (data.proof) options.handler(data.proof);
      else options.modal.ondismiss();
    };
    addEventListener('message', hear);
  }
};`;

const CHECKOUT_FRAME = `<!doctype html><title>Razorpay</title><body style="background:#eee">
<button id="pay">Pay now</button> <button id="fail">Use a bad card</button> <button id="close">Close</button>
<script>
const order = new URLSearchParams(location.search).get('order');
const tell = (data) => parent.postMessage(data, '*');
pay.onclick = async () => tell({ proof: await (await fetch('/stub/pay?order=' + order)).json() });
fail.onclick = () => tell({ failed: 'Your card was declined by the bank.' });
document.getElementById('close').onclick = () => tell({});
</script>`;

/** Simulates Razorpay's responses to the page; other requests are reported as missing. */
export async function playRazorpay(context: BrowserContext, stub: RazorpayStub): Promise<void> {
  await context.route(/^https:\/\/[\w.-]*razorpay\.com\//, async (route) => {
    const { hostname, pathname, searchParams } = new URL(route.request().url());
    if (hostname === 'checkout.razorpay.com' && pathname === '/v1/checkout.js')
      return route.fulfill({ contentType: 'text/javascript', body: CHECKOUT_SCRIPT });
    if (pathname === '/v1/checkout/public')
      return route.fulfill({ contentType: 'text/html', body: CHECKOUT_FRAME });
    if (pathname === '/stub/pay') {
      const { proof } = stub.pay(searchParams.get('order') ?? '');
      return route.fulfill({ contentType: 'application/json', body: JSON.stringify(proof) });
    }
    return route.abort();
  });
}
