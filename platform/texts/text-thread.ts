import { answerOrders } from "../threads/answer-orders.ts";

answerOrders<string>(async (text) => new TextEncoder().encode(text));
